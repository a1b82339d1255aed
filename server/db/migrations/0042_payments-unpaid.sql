DROP INDEX "payments_pending";--> statement-breakpoint
CREATE INDEX "payments_unpaid" ON "payments" USING btree ("created_at") WHERE "payments"."status" <> 'Success';