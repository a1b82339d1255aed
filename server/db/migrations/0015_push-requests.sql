CREATE TABLE "push_requests" (
	"subscription_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_requests_subscription_id_request_id_pk" PRIMARY KEY("subscription_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "push_requests" ADD CONSTRAINT "push_requests_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_requests" ADD CONSTRAINT "push_requests_request_id_request_orders_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."request_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_requests_request" ON "push_requests" USING btree ("request_id");