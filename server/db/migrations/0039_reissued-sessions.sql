ALTER TABLE "sessions" ADD COLUMN "code_id" text;--> statement-breakpoint
CREATE INDEX "sessions_code" ON "sessions" USING btree ("code_id") WHERE code_id is not null;