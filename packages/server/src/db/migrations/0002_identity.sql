-- A person comes in with a password, through an OpenID provider, or either way.
alter table users
  add column password_hash text,
  add column email_verified_at timestamptz,
  add column terms_accepted_at timestamptz;

-- Who a person is at an OpenID provider. The subject is for ever; the email there may change.
create table social_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);

create index social_identities_user_id_idx on social_identities (user_id);

-- When and where a session was used, so that a person can tell theirs from another's.
alter table sessions
  add column last_seen_at timestamptz,
  add column is_remembered boolean not null default true,
  add column signed_in_with text not null default 'password' check (signed_in_with in ('password', 'social')),
  add column browser text not null default '';

update sessions set last_seen_at = created_at;

alter table sessions alter column last_seen_at set not null;

create index sessions_expires_at_idx on sessions (expires_at);

-- Values that are good for one use: reset and verification links, a social sign-in under way and its hand-off.
-- Only the SHA-256 of the value is kept.
create table one_time_tokens (
  purpose text not null,
  token_hash bytea not null,
  user_id uuid references users (id) on delete cascade,
  email text,
  browser_hash bytea,
  data jsonb not null,
  expires_at timestamptz not null,
  primary key (purpose, token_hash)
);

create index one_time_tokens_user_id_idx on one_time_tokens (user_id);
create index one_time_tokens_expires_at_idx on one_time_tokens (expires_at);

-- Browsers that a person has signed in from, by the hash of their cookie, to tell a new one from a known one.
create table known_browsers (
  user_id uuid not null references users (id) on delete cascade,
  browser_hash bytea not null,
  browser text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, browser_hash)
);

-- Tries within the current window of a limit. The key is a hash: neither emails nor client addresses stand here.
create table rate_limits (
  rule text not null,
  key_hash bytea not null,
  tries integer not null,
  resets_at timestamptz not null,
  primary key (rule, key_hash)
);

create index rate_limits_resets_at_idx on rate_limits (resets_at);

-- Mail to be sent, written in the transaction that is its cause and removed once sent. No secret stands here:
-- a link's one-time value is made when the mail goes out.
create table mail_outbox (
  id uuid primary key,
  position bigint generated always as identity,
  template text not null,
  recipient text not null,
  user_id uuid references users (id) on delete cascade,
  data jsonb not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  given_up_at timestamptz,
  last_error text
);

create index mail_outbox_next_attempt_at_idx on mail_outbox (next_attempt_at) where given_up_at is null;
create index mail_outbox_user_id_idx on mail_outbox (user_id);

-- What happened to an account and when. It refers to no table: of a deleted person the line of the deletion stays.
create table audit_events (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null,
  event text not null,
  browser text not null,
  address text not null
);

create index audit_events_user_id_idx on audit_events (user_id, at);
