-- Has the database of a hosted project call for the jobs once a minute, with its extensions pg_cron and pg_net: run it in
-- the project's SQL editor, with your address and your JOBS_TOKEN. docs/hosted.md says more.

create extension if not exists pg_cron;
create extension if not exists pg_net;

-- Any address does at which this is answered: a process of this server (https://site/run-jobs), or the project's function.
select vault.create_secret('https://REF.supabase.co/functions/v1/run-jobs', 'lendaround_jobs_url');
select vault.create_secret('THE_TOKEN', 'lendaround_jobs_token');

select cron.schedule('lendaround-jobs', '* * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'lendaround_jobs_url') || '?seconds=50',
    headers := jsonb_build_object('authorization', 'Bearer '
      || (select decrypted_secret from vault.decrypted_secrets where name = 'lendaround_jobs_token')),
    timeout_milliseconds := 58000
  )
$$);

-- pg_cron keeps a row of each run.
select cron.schedule('lendaround-jobs-log', '17 3 * * *', $$
  delete from cron.job_run_details where end_time < now() - interval '7 days'
$$);
