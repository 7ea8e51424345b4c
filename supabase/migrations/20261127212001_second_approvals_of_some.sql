-- It lists chosen ones as well now (second_approvals.sql).
drop function if exists public.second_approvals(timestamptz, uuid, integer);
