CREATE TABLE "catalogue_changes" (
	"change" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_products" (
	"id" integer PRIMARY KEY NOT NULL,
	"removed_in" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "epoch" text DEFAULT substr(md5(random()::text), 1, 8) NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "described_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_changes_version" ON "catalogue_changes" USING btree ("version");--> statement-breakpoint
CREATE INDEX "removed_products_version" ON "removed_products" USING btree ("removed_in");--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("changed_in");--> statement-breakpoint
INSERT INTO "catalogue_version" ("id", "version") VALUES (1, 0) ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE SEQUENCE "catalogue_change" AS integer;--> statement-breakpoint
-- The number of this transaction's changes, drawn once. No lock: orders must not wait for each other here.
CREATE FUNCTION "catalogue_change_now"() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE drawn text := coalesce(current_setting('shop.catalogue_change', true), '');
BEGIN
	IF drawn = '' THEN
		drawn := set_config('shop.catalogue_change', nextval('catalogue_change')::text, true);
	END IF;
	RETURN drawn::integer;
END $$;--> statement-breakpoint
CREATE FUNCTION "product_described"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_in := catalogue_change_now();
	NEW.described_in := NEW.changed_in;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_added" BEFORE INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION "product_described"();--> statement-breakpoint
CREATE FUNCTION "product_priced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_in := catalogue_change_now();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_priced" BEFORE UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD.list_price, OLD.discount, OLD.discount_percent, OLD.popularity, OLD.stock > 0)
		IS DISTINCT FROM (NEW.list_price, NEW.discount, NEW.discount_percent, NEW.popularity, NEW.stock > 0))
	EXECUTE FUNCTION "product_priced"();--> statement-breakpoint
CREATE TRIGGER "product_described" BEFORE UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD.name, OLD.name_bn, OLD.strength, OLD.generic_name, OLD.form, OLD.company, OLD.pack_name, OLD.pack_pieces, OLD.is_prescription_required, OLD.image, OLD.permalink, OLD.category_id, OLD.sub_category_id, OLD.search_words, OLD.rank)
		IS DISTINCT FROM (NEW.name, NEW.name_bn, NEW.strength, NEW.generic_name, NEW.form, NEW.company, NEW.pack_name, NEW.pack_pieces, NEW.is_prescription_required, NEW.image, NEW.permalink, NEW.category_id, NEW.sub_category_id, NEW.search_words, NEW.rank))
	EXECUTE FUNCTION "product_described"();--> statement-breakpoint
CREATE FUNCTION "product_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO removed_products (id, removed_in) VALUES (OLD.id, catalogue_change_now())
		ON CONFLICT (id) DO UPDATE SET removed_in = excluded.removed_in;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_removed" AFTER DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "product_removed"();
