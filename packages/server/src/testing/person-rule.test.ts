import { describe, expect, it } from 'vitest'
import { tablesWithoutPerson } from './person-rule.ts'

const columns = { users: 'id', items: 'user_id', rows: 'user_id' }

describe('the rule that statements name the person', () => {
  it.each([
    'select * from "items" where "user_id" = $1',
    'select "items".* from "items" where "items"."user_id" = $1 and "id" = $2',
    'select * from users where id = $1 for update',
    'insert into "items" ("id", "user_id") values ($1, $2)',
    'update "items" set "name" = $1 where "user_id" = $2 and "id" = $3',
    'delete from rows\n where user_id = $1::uuid and item_id = $2',
    'select * from rows join items on items.user_id = rows.user_id where rows.user_id = $1',
    'select * from rows left join items using (user_id, item_id) where user_id = $1::uuid',
    'delete from rows where user_id = $1 and id in (select id from rows where user_id = $1 limit 5)',
    'select * from rate_limits where key = $1',
    'select 1',
  ])('accepts %s', (statement) => {
    expect(tablesWithoutPerson(statement, columns)).toEqual([])
  })

  it.each([
    ['select * from "items" where "id" = $1', ['items']],
    ['select * from "items" where "user_id" != $1', ['items']],
    ['select * from "users" where lower("email") = lower($1)', ['users']],
    ['insert into "items" ("id") values ($1)', ['items']],
    ['update "items" set "user_id" = "other" where "id" = $1', ['items']],
    ['delete from "rows" where "item_id" = $1', ['rows']],
    ['select * from rows join items on items.id = rows.item_id where items.user_id = $1', ['rows']],
    ['select * from rows join items on items.user_id = rows.user_id where items.id = $1', ['rows', 'items']],
    ['delete from rows where user_id = $1 and id in (select id from rows limit 5)', ['rows', 'rows']],
  ])('catches %s', (statement, tables) => {
    expect(tablesWithoutPerson(statement, columns)).toEqual(tables)
  })
})
