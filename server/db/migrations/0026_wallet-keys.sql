ALTER TABLE "sessions" ADD COLUMN "wallet_key" text;--> statement-breakpoint
-- A coupon counts by the customer's number, signed in or not (checkout-38).
UPDATE "coupon_uses" SET "used_by" = 'phone:' || "customers"."phone"
FROM "customers" WHERE "coupon_uses"."used_by" = 'customer:' || "customers"."id";
