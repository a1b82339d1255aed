ALTER TABLE "request_order_items" ADD COLUMN "short_left" integer;--> statement-breakpoint
ALTER TABLE "request_orders" ADD COLUMN "fell_short_at" timestamp (3) with time zone;