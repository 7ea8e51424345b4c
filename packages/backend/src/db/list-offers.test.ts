import { expect, it } from 'vitest'
import { createTestApp } from '#backend/testing/app.ts'
import { brokenOffers, listOffers } from './list-offers.ts'

it('tells a change that a process may survive from one that breaks it', async () => {
  const t = await createTestApp()
  const run = (sql: string) => t.db.pool.query(sql)
  await run(`
    create table public.tools (id integer primary key, name text not null, colour text);
    create table public.old (id integer);
    create function public.price(days integer) returns integer language sql as 'select days';
    create function public.rent(tool integer, days integer default 1) returns table (cents integer) language sql as 'select 1'`)
  const before = await listOffers(t.db.pool)
  expect(before).toEqual(
    expect.arrayContaining([
      'column public.tools.colour text',
      'requires public.tools.name',
      'argument public.rent.days integer',
      'result public.rent.cents integer',
      expect.stringMatching(/^grant public\.notes\.\w* insert to authenticated$/),
    ]),
  )
  expect(before).not.toContain('requires public.rent.days')
  expect(brokenOffers(before, before)).toEqual({ lost: [], demanded: [] })

  await run(`
    alter table public.tools add weight integer, add made timestamptz not null default now();
    create table public.newer (id integer primary key);
    drop function public.price;
    create function public.price(days integer, currency text default 'EUR') returns integer language sql as 'select days'`)
  expect(brokenOffers(before, await listOffers(t.db.pool))).toEqual({ lost: [], demanded: [] })

  await run(`
    alter table public.tools drop colour, add owner integer not null;
    alter table public.tools alter name type varchar(10);
    drop table public.old;
    drop function public.rent, public.price;
    create function public.price(days integer, currency text) returns integer language sql as 'select days'`)
  expect(brokenOffers(before, await listOffers(t.db.pool))).toEqual({
    lost: ['public.old', 'public.rent', 'public.tools.colour', 'public.tools.name'],
    demanded: ['public.price.currency', 'public.tools.owner'],
  })
  await t.close()
})
