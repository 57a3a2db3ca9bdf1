-- People with an account. An email belongs to one person however it is typed.
create table users (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  is_google boolean not null default false,
  created_at timestamptz not null
);

create unique index users_email_key on users (lower(email));

-- One row for each signed-in browser. Only the SHA-256 of its token is kept.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null constraint sessions_token_hash_key unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_user_id_idx on sessions (user_id);

-- Every catalog that was ever served here, so that a result can name the card facts it was made from.
create table catalog_releases (
  version text primary key,
  published_at timestamptz not null,
  card_count integer not null,
  newest_facts_as_of date not null,
  content jsonb not null
);
