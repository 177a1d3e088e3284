-- What the network knows of a company (PRODUCT S-18). A draft that a form has made has a name alone.
alter table companies
  add column type text check (type in ('Customer', 'Partner', 'Employer', 'Nominee', 'Competitor')),
  add column website text check (length(website) <= 300),
  add column industry_id uuid references reference_items,
  add column country_id uuid references countries,
  add column state_id uuid references states,
  add column city_id uuid references cities,
  -- Employees.
  add column size text check (size in
    ('1-10', '11-50', '51-200', '201-500', '501-1,000', '1,001-5,000', '5,001-10,000', 'Over 10,000')),
  -- Of a year, in whole units of the currency.
  add column revenue numeric(15) check (revenue >= 0),
  add column currency text not null default 'USD' check (currency in ('USD', 'EUR', 'GBP', 'INR')),
  add column description text check (length(description) <= 4000),
  add column parent_id uuid references companies check (parent_id <> id),
  -- The address of the picture, and where its bytes lie.
  add column logo_id uuid unique,
  add column logo_key uuid unique,
  add column updated_at timestamptz not null default now(),
  add check ((logo_id is null) = (logo_key is null));
create index companies_parent on companies (parent_id);
create index companies_created on companies (created_at desc, id);

create table company_segments (
  company_id uuid not null references companies on delete cascade,
  segment_id uuid not null references industry_segments,
  primary key (company_id, segment_id)
);

-- A company that went into another one: its address and its name lead there from then on.
create table company_redirects (
  merged_id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null,
  name_key text not null generated always as (fold(name)) stored,
  merged_at timestamptz not null,
  merged_by uuid references users on delete set null
);
create index company_redirects_company on company_redirects (company_id);
create index company_redirects_name on company_redirects (name_key);
