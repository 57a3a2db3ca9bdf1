-- People whose cards and watches are compared with each new catalog, and daily: everyone with saved cards or a watch.
create table watchers (
  user_id uuid primary key references users (id) on delete cascade,
  -- Whether changes of cards that the person has are news to them.
  has_own_cards boolean not null,
  -- JSON: the monthly amounts of a watched answer, and the card that earned the most on them.
  answer text,
  -- Earlier changes aren't news.
  since timestamptz not null,
  next_check_at timestamptz not null,
  -- When the catalog of the last check was first published.
  catalog_at timestamptz,
  leased_until timestamptz
);

create index watchers_next_check_at on watchers (next_check_at);
create index watchers_catalog_at on watchers (catalog_at);

insert into watchers (user_id, has_own_cards, since, next_check_at) select user_id, true, now(), now() from your_cards;

create table card_watches (
  user_id uuid not null references users (id) on delete cascade,
  card_id text not null,
  watched_at timestamptz not null,
  -- JSON: the welcome offer as it was when it was last checked.
  tiers text not null,
  primary key (user_id, card_id)
);

-- What people were told, or will be with the next email.
create table watch_messages (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The same event has the same key.
  key text not null,
  at timestamptz not null,
  title text not null,
  text text not null,
  -- What it's worth to the person a year; negative if it costs them.
  cents integer,
  card_id text not null,
  source text,
  page text,
  ends_on date,
  emailed_at timestamptz,
  primary key (user_id, id),
  unique (user_id, key)
);

create index watch_messages_at on watch_messages (at);

-- When the last email went out: the next one waits for a week, unless something ends before.
alter table digests add column sent_at timestamptz;
