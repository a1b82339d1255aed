CREATE TABLE "generic_facts" (
	"generic_name" text NOT NULL,
	"form" text NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"text_bn" text DEFAULT '' NOT NULL,
	CONSTRAINT "generic_facts_generic_name_form_topic_pk" PRIMARY KEY("generic_name","form","topic")
);
--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_sub_category";--> statement-breakpoint
DROP INDEX "products_rank";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price" integer GENERATED ALWAYS AS (list_price - least(discount, list_price)) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","popularity" DESC NULLS FIRST,"rank","id");--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","sale_price","id");--> statement-breakpoint
CREATE INDEX "products_category_price_down" ON "products" USING btree ("category_id","sale_price" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_category_name" ON "products" USING btree ("category_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_sub_category_popular" ON "products" USING btree ("sub_category_id","popularity" DESC NULLS FIRST,"rank","id");--> statement-breakpoint
CREATE INDEX "products_sub_category_price" ON "products" USING btree ("sub_category_id","sale_price","id");--> statement-breakpoint
CREATE INDEX "products_sub_category_price_down" ON "products" USING btree ("sub_category_id","sale_price" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_sub_category_name" ON "products" USING btree ("sub_category_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS FIRST,"rank","id");