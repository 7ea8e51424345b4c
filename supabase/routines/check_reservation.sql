create or replace function public.check_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- What hold_lines() is asked for. It can make a rule stricter, never lift one.
  line jsonb := nullif(current_setting('lendaround.held_line', true), '')::jsonb;
  refusal jsonb;
  answer record;
begin
  -- A decision on the identity waits until this hold is there to be kept or dropped, or it is seen here.
  perform from public.identity_waits w where w.user_id = new.user_id for share;
  select i.time_zone into new.time_zone from public.items i where i.id = new.item_id;
  refusal := public.hold_refusal(new, now(), line ->> 'delivery_method');
  if refusal is not null then
    -- Of a basket every reason is answered.
    if line is not null then
      perform set_config('lendaround.hold_refusal', refusal::text, true);
      return null;
    end if;
    select * into strict answer from (values
      ('ITEM_NOT_PUBLISHED', 'LA001', 'reservations_published'),
      ('OWN_ITEM', 'LA002', 'reservations_not_own'),
      ('BLOCKED', 'LA020', 'reservations_not_blocked'),
      ('PERIOD_REVERSED', 'LA021', 'reservations_not_reversed'),
      ('PERIOD_PAST', 'LA022', 'reservations_not_past'),
      ('PERIOD_TOO_SOON', 'LA023', 'reservations_notice'),
      ('PERIOD_TOO_FAR', 'LA024', 'reservations_within_a_year'),
      ('PERIOD_TOO_SHORT', 'LA025', 'reservations_min_hours'),
      ('PERIOD_TOO_LONG', 'LA026', 'reservations_max_hours'),
      ('QUANTITY_TOO_HIGH', 'LA027', 'reservations_units'),
      ('PICK_UP_CLOSED', 'LA028', 'reservations_pick_up_hours'),
      ('RETURN_CLOSED', 'LA029', 'reservations_return_hours'),
      ('KYC_REQUIRED', 'LA030', 'reservations_identity'),
      ('HELD_TOO_LONG', 'LA034', 'reservations_an_hour'),
      ('FEATURE_OFF', 'LA035', 'reservations_feature_on')
    ) as known (code, state, rule) where known.code = refusal ->> 'code';
    raise exception '%', lower(replace(answer.code, '_', ' '))
      using errcode = answer.state, constraint = answer.rule, table = tg_table_name,
        detail = coalesce(refusal ->> 'details', ''), hint = answer.code;
  end if;
  return new;
end
$$;
comment on function public.check_reservation() is
  'Refuses what hold_refusal() does, each reason with an SQLSTATE of its own and the refusal''s code as hint; hold_lines() gets it in a setting instead. Notes the zone.';

-- Before limit_reservation: triggers run in the order of their names.
create or replace trigger check_reservation before insert on public.reservations
  for each row execute function public.check_reservation();
