/**
 * What an engineer would write in SQL: every purchase against every rule, the best one by a window, caps by a
 * running sum.
 */
import type { Card } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import { PGlite } from '@electric-sql/pglite'

const tables = `
  create table purchase (id int primary key, day date not null, cents int not null, leaf text not null, merchant text);
  create table cap (card int, id text, amount bigint, per text, primary key (card, id));
  create table rule (card int, id text, rate int, cap text, primary key (card, id));
  create table pays (card int, rule text, is_everything boolean, leaf text, merchant text, from_day date, to_day date);
  create table option (card int, rule text, leaf text);
  create index on purchase (leaf);
  create index on pays (leaf);
`

/** What a year that starts with a month has of a quarterly cap in its first quarter. The rest is for its last one. */
const firstShare = `round(c.amount * (3 - (extract(month from $1::date)::int - 1) % 3) / 3.0)`

const query = `
  with top as (
    select distinct on (card, rule, month) card, rule, month, leaf from (
      select o.card, o.rule, o.leaf, date_trunc('month', p.day) as month, sum(p.cents) as cents
      from purchase p join option o on o.leaf = p.leaf group by 1, 2, 3, 4
    ) spent where cents > 0 order by card, rule, month, cents desc, leaf collate "C"
  ), fitting as (
    select p.id, w.card, w.rule from purchase p join pays w on w.leaf = p.leaf and p.day between w.from_day and w.to_day
    union
    select p.id, w.card, w.rule from purchase p join pays w on w.merchant = p.merchant and p.day between w.from_day and w.to_day
    union
    select p.id, w.card, w.rule from purchase p cross join pays w where w.is_everything
    union
    select p.id, t.card, t.rule from purchase p join top t on t.leaf = p.leaf and t.month = date_trunc('month', p.day)
  ), ranked as (
    select f.id, f.card, r.rate, r.cap, row_number() over best as rank, lead(r.rate) over best as next_rate
    from fitting f join rule r on r.card = f.card and r.id = f.rule
    window best as (partition by f.card, f.id order by r.rate desc, r.id collate "C")
  ), metered as (
    select r.card, r.rate, r.cap, coalesce(r.next_rate, 0) as next_rate, p.cents, case
      when c.per <> 'quarter' then c.amount
      when date_trunc('quarter', p.day) = date_trunc('quarter', $1::date) then ${firstShare}
      when date_trunc('quarter', p.day) = date_trunc('quarter', $1::date + interval '1 year') then c.amount - ${firstShare}
      else c.amount
    end as amount, sum(p.cents) over (
      partition by r.card, r.cap, case c.per when 'year' then null else date_trunc(c.per, p.day) end
      order by p.day, r.rate desc, p.leaf, p.merchant, p.id
    ) as used
    from ranked r join purchase p using (id) left join cap c on c.card = r.card and c.id = r.cap where r.rank = 1
  ), covered as (
    select *, case when cap is null then cents else least(used, amount) - least(used - cents, amount) end as covered
    from metered
  )
  select card, sum(covered * rate + (cents - covered) * next_rate)::float8 as units from covered group by card order by card
`

/** A database with the purchases and the cards, and the reward units of each card's year in SQL, from the first of a month on. */
export async function openSqlBench(cards: readonly Card[], purchases: readonly Purchase[], firstDay: Day) {
  const database = await PGlite.create()
  await database.exec(tables)
  await insert(
    database,
    'purchase',
    purchases.map(({ day, cents, leaf, merchant }, id) => [id, day, cents, leaf, merchant]),
  )
  await insert(
    database,
    'cap',
    cards.flatMap(({ caps }, card) =>
      Object.entries(caps).map(([id, cap]) => [card, id, cap.amount, cap.per]),
    ),
  )
  await insert(
    database,
    'rule',
    cards.flatMap(({ rules }, card) => rules.map(({ id, rate, cap }) => [card, id, rate, cap ?? null])),
  )
  await insert(database, 'pays', cards.flatMap(paysRows))
  await insert(database, 'option', cards.flatMap(optionRows))
  await database.exec('analyze')
  return {
    unitsByCard: async () => {
      const { rows } = await database.query<{ card: number; units: number }>(query, [firstDay])
      return rows.map(({ units }) => units)
    },
    close: () => database.close(),
  }
}

type Row = readonly (string | number | boolean | null)[]

async function insert(database: PGlite, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 1000) {
    const part = rows.slice(from, from + 1000)
    const width = part[0]?.length ?? 0
    const placeholders = part.map(
      (_, row) =>
        `(${Array.from({ length: width }, (_slot, column) => `$${row * width + column + 1}`).join()})`,
    )
    await database.query(`insert into ${table} values ${placeholders.join()}`, part.flat())
  }
}

function paysRows({ rules }: Card, card: number): Row[] {
  return rules.flatMap(({ id, target }) => {
    if (target.kind === 'where') {
      return selectorRows(card, id, target.where, '-infinity', 'infinity')
    }
    return target.kind === 'rotating'
      ? target.calendar.flatMap(({ from, to, where }) => selectorRows(card, id, where, from, to))
      : []
  })
}

type Where = Readonly<{ isEverything?: true; leaves?: readonly string[]; merchants?: readonly string[] }>

function selectorRows(card: number, id: string, where: Where, from: string, to: string): Row[] {
  const { isEverything, leaves = [], merchants = [] } = where
  return [
    ...(isEverything === true ? [[card, id, true, null, null, from, to]] : []),
    ...leaves.map((leaf) => [card, id, false, leaf, null, from, to]),
    ...merchants.map((merchant) => [card, id, false, null, merchant, from, to]),
  ]
}

function optionRows({ rules }: Card, card: number): Row[] {
  return rules.flatMap(({ id, target }) =>
    target.kind === 'top'
      ? target.options.flatMap(({ where }) => (where.leaves ?? []).map((leaf) => [card, id, leaf]))
      : [],
  )
}
