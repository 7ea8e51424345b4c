create or replace function public.new_referral_code() returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- No 0/O and 1/I: codes are read out and typed.
  letters constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  code text;
begin
  loop
    select string_agg(substr(letters, 1 + get_byte(uuid_send(gen_random_uuid()), n) % 32, 1), '')
      into code from generate_series(8, 15) as n;
    exit when not exists (select from public.affiliates where referral_code = code);
  end loop;
  return code;
end
$$;
comment on function public.new_referral_code() is 'Eight letters and digits that are not taken yet.';
