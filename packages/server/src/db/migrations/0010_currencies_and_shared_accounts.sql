-- The currency of the amount; null for US dollars. Runs only use dollars.
alter table bank_transactions add column currency text;
create index bank_transactions_currency_idx on bank_transactions (item_id, currency) where currency is not null;

-- The bank's own id for the account, the same in every link that shares it; null if the bank has none.
alter table bank_accounts add column persistent_id text;

-- The bank has accounts that the user could share.
alter table bank_items add column has_new_accounts boolean not null default false;
-- Where the provider sends webhooks about this link; null if that isn't known.
alter table bank_items add column webhook_url text;

-- Stored transactions don't have their currency yet, so the next sync reads them again.
update bank_items set cursor = null where source = 'provider';
