-- Personal access tokens, which let an assistant read a person's own data. A token is shown once; only its hash is stored.
create table access_tokens (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  token_hash bytea not null unique,
  name text not null,
  has_cards boolean not null,
  has_spending boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Updated at most once an hour.
  last_used_at timestamptz,
  primary key (user_id, id)
);

create index access_tokens_expires_at on access_tokens (expires_at);
