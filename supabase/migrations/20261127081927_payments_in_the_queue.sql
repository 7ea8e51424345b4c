-- A payment is looked at by a task of the queue, put there with it. Processes of 1.1 go on by the column: what they
-- write or wake has an instant in it, and is put into the queue once that has come. It goes after 1.2.
comment on column public.payments.check_at is
  'When a process of 1.1 would look at an open payment next; null where the queue does.';
