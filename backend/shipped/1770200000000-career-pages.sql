--- after: 1770150000000-message-batches
--- table: career_page_addresses
create table career_page_addresses ();
--- table: career_pages
create table career_pages ();
--- column: career_page_addresses.address
alter table career_page_addresses add column address text not null;
--- column: career_page_addresses.company_id
alter table career_page_addresses add column company_id uuid not null;
--- column: career_page_addresses.taken_at
alter table career_page_addresses add column taken_at timestamp with time zone not null;
--- column: career_pages.company_id
alter table career_pages add column company_id uuid not null;
--- column: career_pages.address
alter table career_pages add column address text not null;
--- column: career_pages.headline
alter table career_pages add column headline text not null;
--- column: career_pages.about
alter table career_pages add column about text not null;
--- column: career_pages.color
alter table career_pages add column color text;
--- column: career_pages.is_published
alter table career_pages add column is_published boolean not null;
--- column: career_pages.updated_at
alter table career_pages add column updated_at timestamp with time zone not null;
--- row: migrations CareerPages1770200000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770200000000,"name":"CareerPages1770200000000"}');
--- constraint: career_page_addresses career_page_addresses_address_check
alter table career_page_addresses add constraint career_page_addresses_address_check CHECK ((address ~ '^[a-z0-9](-?[a-z0-9]){2,39}$'::text));
--- constraint: career_page_addresses career_page_addresses_company_id_address_key
alter table career_page_addresses add constraint career_page_addresses_company_id_address_key UNIQUE (company_id, address);
--- constraint: career_page_addresses career_page_addresses_pkey
alter table career_page_addresses add constraint career_page_addresses_pkey PRIMARY KEY (address);
--- constraint: career_pages career_pages_about_check
alter table career_pages add constraint career_pages_about_check CHECK ((length(about) <= 5000));
--- constraint: career_pages career_pages_address_key
alter table career_pages add constraint career_pages_address_key UNIQUE (address);
--- constraint: career_pages career_pages_color_check
alter table career_pages add constraint career_pages_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text));
--- constraint: career_pages career_pages_headline_check
alter table career_pages add constraint career_pages_headline_check CHECK ((length(headline) <= 120));
--- constraint: career_pages career_pages_pkey
alter table career_pages add constraint career_pages_pkey PRIMARY KEY (company_id);
--- foreign key: career_page_addresses career_page_addresses_company_id_fkey
alter table career_page_addresses add constraint career_page_addresses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: career_pages career_pages_company_id_address_fkey
alter table career_pages add constraint career_pages_company_id_address_fkey FOREIGN KEY (company_id, address) REFERENCES career_page_addresses(company_id, address);
--- foreign key: career_pages career_pages_company_id_fkey
alter table career_pages add constraint career_pages_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
