-- Public tokens whose exchange for an access token has begun and isn't known to have ended. The provider may have
-- created an item that we know nothing of; a job exchanges the token again and removes the item. The row has nothing
-- about a person: the id is the SHA-256 of the public token, which is encrypted and expires within 30 minutes.
create table bank_exchanges (
  id text primary key,
  sealed_public_token text not null,
  begun_at timestamptz not null,
  next_attempt_at timestamptz not null
);

create index bank_exchanges_next_attempt_at_idx on bank_exchanges (next_attempt_at);

-- Transactions from the provider that we couldn't read since the item was last read from the beginning.
alter table bank_items add column skipped_rows integer not null default 0;
