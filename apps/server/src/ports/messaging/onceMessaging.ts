import { statement, type Database } from '../../database/pool.ts';
import type { Messaging } from './messaging.ts';

/** Longer than any messenger may take: a claim that is older belongs to a process that died. */
const CLAIM_SECONDS = 60;

const claim = statement<{ claimed: boolean }, [string, number]>(
  'message_claim',
  `insert into message_sent as m (key) values ($1)
   on conflict (key) do update set claimed_at = now()
     where m.sent_at is null and m.claimed_at < now() - make_interval(secs => $2)
   returning true as claimed`,
);
const isSent = statement<{ sent: boolean }, [string]>(
  'message_is_sent',
  'select sent_at is not null as sent from message_sent where key = $1',
);
const markSent = statement<never, [string, string | null]>(
  'message_sent',
  'update message_sent set sent_at = now(), reference = $2 where key = $1',
);
const release = statement<never, [string]>(
  'message_release',
  'delete from message_sent where key = $1 and sent_at is null',
);

/** Messengers send what they are told as often as they are told. Here the key makes twice once. */
export const onceMessaging = (db: Database, inner: Messaging): Messaging => ({
  send: async (message, key) => {
    const [claimed] = await claim(db, [key, CLAIM_SECONDS]);
    if (claimed === undefined) return { ok: (await isSent(db, [key]))[0]?.sent === true };
    const { ok, reference = null } = await inner.send(message, key);
    await (ok ? markSent(db, [key, reference]) : release(db, [key]));
    return { ok };
  },
});
