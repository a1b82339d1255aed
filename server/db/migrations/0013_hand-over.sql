ALTER TABLE "orders" ADD COLUMN "hand_over_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hand_over_digest" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hand_over" text;--> statement-breakpoint
ALTER TABLE "request_orders" ADD COLUMN "hand_over_id" text;--> statement-breakpoint
ALTER TABLE "request_orders" ADD COLUMN "hand_over_digest" text;--> statement-breakpoint
ALTER TABLE "request_orders" ADD COLUMN "hand_over" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hand_over_id_unique" UNIQUE("hand_over_id");--> statement-breakpoint
ALTER TABLE "request_orders" ADD CONSTRAINT "request_orders_hand_over_id_unique" UNIQUE("hand_over_id");--> statement-breakpoint
-- What had come before knows the id that it would have travelled with.
UPDATE "orders" SET "hand_over_id" = left(encode(sha256(convert_to('hand-over ' || lower("letter_id"), 'UTF8')), 'hex'), 24) WHERE "letter_id" IS NOT NULL;--> statement-breakpoint
-- What had come before knows the id that it would have travelled with.
UPDATE "request_orders" SET "hand_over_id" = left(encode(sha256(convert_to('hand-over ' || lower("letter_id"), 'UTF8')), 'hex'), 24) WHERE "letter_id" IS NOT NULL;
