-- The one key pair with which this database's servers sign notifications. Browsers subscribe to its public half.
create table push_keys (
  id uuid primary key,
  public_key text not null,
  sealed_private_key text not null
);

-- Browsers that show notifications.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Of the last sign-in there. No reference: after a session has expired, the next one there takes it over. A sign-out removes it.
  session_id uuid not null,
  endpoint_hash bytea not null unique,
  -- JSON: the endpoint and the browser's keys.
  sealed_subscription text not null,
  browser text not null,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  -- JSON: what the browser hasn't been told yet.
  pending text,
  pending_since timestamptz,
  next_attempt_at timestamptz,
  attempts integer not null default 0,
  leased_until timestamptz
);

create index push_subscriptions_user_id on push_subscriptions (user_id);
create index push_subscriptions_next_attempt_at on push_subscriptions (next_attempt_at) where next_attempt_at is not null;

-- False for people who get notifications only.
alter table digests add column is_emailed boolean not null default true;

-- Changed terms are news of watched cards now. Whoever wanted them by email goes on getting them. Running older servers still
-- read the column.
update watchers set has_own_cards = true where user_id in (select user_id from digests where has_term_changes);
alter table digests alter column has_term_changes set default false;
