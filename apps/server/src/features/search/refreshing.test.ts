import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

it('what is too much for one statement is taken in little by little', async () => {
  const owner = new Client({ connectionString: portal.databaseUrl })
  await owner.connect()
  await owner.query(`create function too_slow() returns trigger language plpgsql as $$
    begin
      if (select count(*) from added) > 20 then
        raise exception 'canceling statement due to statement timeout' using errcode = '57014';
      end if;
      return null;
    end
    $$;
    create trigger too_slow after insert on search_documents referencing new table as added
      for each statement execute function too_slow();`)
  await owner.end()

  await sql`insert into people (first_name, last_name)
    select 'Manyfold', 'Number ' || n from generate_series(1, 50) n`.execute(portal.db)

  const found = portal.db
    .selectFrom('search_documents')
    .innerJoin('people', 'people.id', 'search_documents.subject_id')
    .select('people.id')
    .where('first_name', '=', 'Manyfold')
  await until(async () => (await found.execute()).length === 50)
  expect(await found.execute()).toHaveLength(50)
})
