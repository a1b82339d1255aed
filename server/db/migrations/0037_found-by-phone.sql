CREATE INDEX "shipping_addresses_receiver" ON "shipping_addresses" USING btree ("receiver_phone");--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "request_orders_address" ON "request_orders" USING btree ("address_id");