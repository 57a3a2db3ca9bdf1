-- Links that a person has let go of, and that the provider has yet to be told about. Of the person there is
-- nothing here: what is kept is the sealed token, for as long as it takes to end it.
create table bank_endings (
  item_id uuid primary key,
  sealed_access_token text not null,
  wanted_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0
);

-- Logos are shown to everyone who asks for one by its institution.
create index bank_items_institution_logo_idx on bank_items (institution_id) where institution_logo is not null;
