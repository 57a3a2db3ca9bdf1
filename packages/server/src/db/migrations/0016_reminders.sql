-- The private address of a user's calendar. The token in it is shown once; only its hash is stored.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

-- Users who asked for the email digest. The row ends when they turn it off. The token is stored as it is, because every
-- digest has it in its link; it can do nothing but delete this row.
create table digests (
  user_id uuid primary key references users (id) on delete cascade,
  has_term_changes boolean not null,
  has_offers boolean not null,
  has_wallets boolean not null,
  unsubscribe_token text not null unique,
  turned_on_at timestamptz not null,
  next_check_at timestamptz not null,
  leased_until timestamptz
);

create index digests_next_check_at on digests (next_check_at);

-- Reminders and alerts that a digest has listed, so that each is sent once. They stay when the digest is turned off.
create table digest_entries (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  listed_at timestamptz not null,
  primary key (user_id, key)
);

create index digest_entries_listed_at on digest_entries (listed_at);
