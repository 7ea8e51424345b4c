-- What both sides agreed to beside the price is kept where it was agreed: on the line that was ordered, and on its booking.
alter table public.order_lines add terms jsonb;
alter table public.bookings add terms jsonb;

-- Everything until now was agreed under the numbers of the code.
update public.order_lines set terms = '{"claimHours": 48, "lateGraceMinutes": 30, "latePercent": 150, "maxLateHours": 72}'::jsonb
  || case cancellation_policy
    when 'flexible' then '{"refunds": [{"hours": 24, "percent": 100}]}'::jsonb
    when 'strict' then '{"refunds": [{"hours": 168, "percent": 50}]}'::jsonb
    else '{"refunds": [{"hours": 120, "percent": 100}, {"hours": 24, "percent": 50}]}'::jsonb
  end;
alter table public.bookings disable trigger user;
update public.bookings set terms = '{"claimHours": 48, "lateGraceMinutes": 30, "latePercent": 150, "maxLateHours": 72}'::jsonb
  || case cancellation_policy
    when 'flexible' then '{"refunds": [{"hours": 24, "percent": 100}]}'::jsonb
    when 'strict' then '{"refunds": [{"hours": 168, "percent": 50}]}'::jsonb
    else '{"refunds": [{"hours": 120, "percent": 100}, {"hours": 24, "percent": 50}]}'::jsonb
  end;
alter table public.bookings enable trigger user;

alter table public.order_lines
  alter terms set not null,
  add constraint order_lines_whole_terms check (coalesce(
    (terms ->> 'claimHours')::integer between 1 and 720
    and (terms ->> 'lateGraceMinutes')::integer between 0 and 1440
    and (terms ->> 'latePercent')::integer between 0 and 1000
    and (terms ->> 'maxLateHours')::integer between 1 and 720
    and jsonb_typeof(terms -> 'refunds') = 'array' and jsonb_array_length(terms -> 'refunds') between 1 and 4, false));
alter table public.bookings
  alter terms set not null,
  add constraint bookings_whole_terms check (coalesce(
    (terms ->> 'claimHours')::integer between 1 and 720
    and (terms ->> 'lateGraceMinutes')::integer between 0 and 1440
    and (terms ->> 'latePercent')::integer between 0 and 1000
    and (terms ->> 'maxLateHours')::integer between 1 and 720
    and jsonb_typeof(terms -> 'refunds') = 'array' and jsonb_array_length(terms -> 'refunds') between 1 and 4, false));

comment on column public.order_lines.terms is
  'The agreed terms beside the price (BookingTerms): hours in which a problem can be reported, what a late return costs, and the steps of the cancellation policy.';
comment on column public.bookings.terms is
  'The terms of the order line, under which the booking was made and which it keeps (BookingTerms).';

-- The wait for a decision on an identity is as long as the operator sets it.
alter table public.identity_waits
  alter ends_at drop default,
  drop constraint identity_waits_at_most_four_hours,
  add constraint identity_waits_at_most_a_day check (ends_at between began_at and began_at + interval '24 hours');
