-- Which provider a link's token belongs to, and which of its environments. Both are null for an import. The
-- environment of older links isn't known here: the first start after this migration fills it in.
alter table bank_items add column provider text check (provider in ('plaid', 'simplefin'));
alter table bank_items add column environment text check (environment in ('simulated', 'sandbox', 'production'));
update bank_items set provider = 'plaid' where source = 'provider';
alter table bank_items add check (source = 'import' or provider is not null);

alter table bank_endings add column provider text check (provider in ('plaid', 'simplefin'));
alter table bank_endings add column environment text check (environment in ('simulated', 'sandbox', 'production'));
update bank_endings set provider = 'plaid';
alter table bank_endings alter column provider set not null;

alter table bank_exchanges add column provider text check (provider in ('plaid', 'simplefin'));
alter table bank_exchanges add column environment text check (environment in ('simulated', 'sandbox', 'production'));
update bank_exchanges set provider = 'plaid';
alter table bank_exchanges alter column provider set not null;

-- The category that a provider gives a transaction.
alter table bank_transactions rename column plaid_primary to category_primary;
alter table bank_transactions rename column plaid_detailed to category_detailed;
alter table bank_transactions rename column plaid_confidence to category_confidence;
