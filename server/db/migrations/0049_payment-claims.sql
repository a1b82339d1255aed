ALTER TABLE "orders" ADD COLUMN "unverified" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_unverified" ON "payments" USING btree ("created_at") WHERE "payments"."gateway" = 'claim' and "payments"."status" = 'Pending';