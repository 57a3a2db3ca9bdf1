-- Who gets the letter. A row begins with the confirmation and ends with the unsubscription: nothing else is kept.
-- The token stands in clear, because every letter carries it; it can do nothing but remove its own row.
create table newsletter_subscribers (
  id uuid primary key,
  email text not null,
  confirmed_at timestamptz not null,
  unsubscribe_token text not null unique
);

create unique index newsletter_subscribers_email_key on newsletter_subscribers (lower(email));

-- Posts that a letter has gone out about, or that were there before the first letter.
create table newsletter_announced (
  path text primary key,
  announced_at timestamptz not null
);
