ALTER TABLE "notices" ADD COLUMN "made_by_key" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "made_by_key" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "made_by_key" text;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_made_by_key_unique" UNIQUE("made_by_key");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_made_by_key_unique" UNIQUE("made_by_key");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_made_by_key_unique" UNIQUE("made_by_key");