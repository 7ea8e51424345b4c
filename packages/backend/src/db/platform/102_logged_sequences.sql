-- Tables that a crash may empty go on with their ids. A sequence that is unlogged as well can be unreadable on a standby
-- that is promoted ("bad magic number in sequence"), after which nothing can be written.

alter sequence realtime.changes_id_seq set logged;
alter sequence realtime.envelopes_id_seq set logged;
