import { statement } from '../database/pool.ts';

/**
 * The proposal is another person's from now on: a contact that the one before proved lets nobody in, is told nothing and finds nothing. How
 * often a code was sent today stays counted.
 */
export const forgetFormer = statement<never, [string]>(
  'former_forget',
  `with confirming as (
     update code set proven = null, used_at = null, message = null, expires_at = now(), sent_at = now() - interval '1 day'
     where proposal = $1 and act = 'confirm'),
   others as (delete from code where proposal = $1 and act <> 'confirm')
   update proposal set contact_hash = null, verified = false where id = $1`,
);
