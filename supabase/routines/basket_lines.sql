create or replace function public.basket_lines(lines jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if jsonb_array_length(lines) > public.basket_limit() then
    raise exception 'a basket has at most % lines', public.basket_limit()
      using errcode = 'LA005', constraint = 'basket_limit';
  end if;
  return lines;
end
$$;
comment on function public.basket_lines(jsonb) is 'The lines as they came; refuses more than a basket has with LA005.';
