import { describe, expect, it } from 'vitest'
import { splitStatements } from './sql-statements.ts'

describe('splitStatements', () => {
  it('ends a statement at a line that ends in a semicolon', () => {
    expect(splitStatements('create table a (\n  id int\n);\n\ndrop table a;\n')).toStrictEqual([
      'create table a (\n  id int\n);',
      'drop table a;',
    ])
  })

  it("keeps the comment above a statement with it, and doesn't end a statement at a comment", () => {
    expect(splitStatements('-- First this;\nselect 1;\n-- the end\n')).toStrictEqual([
      '-- First this;\nselect 1;',
    ])
  })

  it("doesn't end a statement inside a $$ body", () => {
    const body = 'create function one() returns int language plpgsql as $$\nbegin\n  return 1;\nend;\n$$;'
    expect(splitStatements(`${body}\nselect one();\n`)).toStrictEqual([body, 'select one();'])
  })

  it('rejects a statement without an end, which would otherwise be skipped silently', () => {
    expect(() => splitStatements('select 1;\nselect 2\n')).toThrow("doesn't end with a semicolon: select 2")
  })
})
