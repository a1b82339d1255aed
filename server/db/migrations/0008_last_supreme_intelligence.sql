ALTER TABLE "notifications" ADD COLUMN "key" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_auto" ON "orders" USING btree ("created_at") WHERE "orders"."is_auto_order";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_key_unique" UNIQUE("key");