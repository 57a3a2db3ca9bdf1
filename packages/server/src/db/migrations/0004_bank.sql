-- One link of one person to one institution, or a set of statement files that they saved. The provider's token
-- is sealed with a key of ours and never leaves the server; browsers know the row by its handle.
create table bank_items (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  handle text not null unique,
  source text not null check (source in ('provider', 'import')),
  provider_item_id text unique,
  sealed_access_token text,
  institution_id text,
  institution_name text not null,
  institution_logo text,
  -- 'login-required' wants its person, 'expiring' will soon; 'gone' was taken back at the bank.
  state text not null check (state in ('ready', 'expiring', 'login-required', 'gone')),
  -- How much of the past has come in.
  history text not null check (history in ('none', 'recent', 'complete')),
  cursor text,
  linked_at timestamptz not null,
  synced_at timestamptz,
  -- When the provider last heard from the bank, as it says itself.
  fresh_at timestamptz,
  next_sync_at timestamptz,
  leased_until timestamptz,
  failed_syncs integer not null default 0,
  last_error text,
  check (source = 'import' or (provider_item_id is not null and sealed_access_token is not null))
);

create index bank_items_user_id_idx on bank_items (user_id);
create index bank_items_next_sync_at_idx on bank_items (next_sync_at) where next_sync_at is not null;

-- The provider's own account ids: unique within an item, and no secret.
create table bank_accounts (
  item_id uuid not null references bank_items (id) on delete cascade,
  account_id text not null,
  name text not null,
  official_name text,
  mask text,
  type text not null,
  subtype text not null,
  primary key (item_id, account_id)
);

-- What an account's statement says. A pending row is replaced by its posted one under another id.
create table bank_transactions (
  item_id uuid not null references bank_items (id) on delete cascade,
  transaction_id text not null,
  account_id text not null,
  -- The day of the purchase where it is known, else the day of posting.
  day date not null,
  -- Above zero for money that leaves the account.
  amount_cents bigint not null,
  name text not null,
  mcc text,
  plaid_primary text,
  plaid_detailed text,
  plaid_confidence text,
  issuer_category text,
  is_abroad boolean not null,
  is_pending boolean not null,
  primary key (item_id, transaction_id)
);

create index bank_transactions_item_id_day_idx on bank_transactions (item_id, day);

-- A person's own word on what a merchant sells; it stays when accounts are linked anew.
create table merchant_corrections (
  user_id uuid not null references users (id) on delete cascade,
  merchant text not null,
  leaf text not null,
  corrected_at timestamptz not null,
  primary key (user_id, merchant)
);
