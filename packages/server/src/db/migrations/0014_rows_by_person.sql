-- Accounts and transactions get the id of their person. Every query of a person names it, so that rows of one person
-- lie together in the index, and a distributed PostgreSQL can store them on one node.
alter table bank_items add constraint bank_items_user_id_id_key unique (user_id, id);
drop index bank_items_user_id_idx;

alter table bank_accounts add column user_id uuid;
update bank_accounts set user_id = bank_items.user_id from bank_items where bank_items.id = bank_accounts.item_id;
alter table bank_accounts
  alter column user_id set not null,
  drop constraint bank_accounts_pkey,
  drop constraint bank_accounts_item_id_fkey,
  add primary key (user_id, item_id, account_id),
  add foreign key (user_id, item_id) references bank_items (user_id, id) on delete cascade;

drop index bank_transactions_item_id_day_idx;
drop index bank_transactions_currency_idx;
alter table bank_transactions add column user_id uuid;
update bank_transactions set user_id = bank_items.user_id from bank_items where bank_items.id = bank_transactions.item_id;
alter table bank_transactions
  alter column user_id set not null,
  drop constraint bank_transactions_pkey,
  drop constraint bank_transactions_item_id_fkey,
  add primary key (user_id, item_id, transaction_id),
  add foreign key (user_id, item_id) references bank_items (user_id, id) on delete cascade;

-- An item has one person. Without this, PostgreSQL expects hardly any row for an item and its person.
create statistics bank_transactions_item_statistics (ndistinct, dependencies) on user_id, item_id from bank_transactions;

create index bank_transactions_day_idx on bank_transactions (user_id, item_id, day);
create index bank_transactions_currency_idx on bank_transactions (user_id, item_id, currency) where currency is not null;
