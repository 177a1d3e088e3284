import { describe, expect, it } from 'vitest'
import { longLocks } from './long-locks.ts'

describe('a migration', () => {
  it.each([
    ['create index on activity_logs (title)'],
    ['create unique index x on notifications using btree (id)'],
    ['alter table domain_events alter column kind type varchar(10)'],
    ['alter table activity_logs alter title set not null'],
    ['alter table notifications add constraint short check (length(title) < 100)'],
    ['alter table notifications add foreign key (user_id) references users'],
    ['alter table activity_logs add column words tsvector generated always as (to_tsvector(title)) stored'],
    ['alter table activity_logs add column token uuid default gen_random_uuid()'],
    ["update activity_logs set title = ''"],
    ['delete from security_events where kind is null'],
  ])('is refused with: %s', (text) => {
    expect(longLocks(`select 1; ${text};`)).toHaveLength(1)
  })

  it.each([
    ['create index on small_table (title)'],
    ['alter table activity_logs add column note text'],
    ['alter table activity_logs add column kept boolean not null default false'],
    ['alter table notifications add constraint short check (length(title) < 100) not valid'],
    ['create index on only activity_logs (title)'],
    ['create table notifications (id uuid); create index on notifications (id)'],
    ['create function f() returns void language sql as $$ update activity_logs set title = null $$'],
    ['-- update activity_logs set title = null'],
  ])('may have: %s', (text) => {
    expect(longLocks(text)).toEqual([])
  })
})
