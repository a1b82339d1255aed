ALTER TABLE "request_order_items" ADD COLUMN "unit_price" integer;--> statement-breakpoint
ALTER TABLE "request_orders" ADD COLUMN "answered_total" integer;--> statement-breakpoint
ALTER TABLE "request_orders" ADD COLUMN "answer_note" text DEFAULT '' NOT NULL;