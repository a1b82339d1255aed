CREATE TABLE "budgets" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "budgets_kind_subject_since_pk" PRIMARY KEY("kind","subject","since")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "password_failures" ADD COLUMN "device_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "password_failures" DROP CONSTRAINT "password_failures_pkey";--> statement-breakpoint
ALTER TABLE "password_failures" ADD CONSTRAINT "password_failures_phone_device_id_pk" PRIMARY KEY("phone","device_id");--> statement-breakpoint
CREATE INDEX "budgets_since" ON "budgets" USING btree ("since");--> statement-breakpoint
CREATE INDEX "devices_used" ON "devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;