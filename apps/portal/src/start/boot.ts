import { cookiesBlocked } from '../device/storage.ts';
import type { Session } from '../session/session.ts';
import { useHashId } from '../state/hashId.ts';
import { setFault } from '../state/notices.ts';
import { orNull, unfetched } from '../wire/unfetched.ts';
import { takeFirst } from './takeFirst.ts';

/** Finds out which proposal this page is about. Whatever comes of it stands in the stores. */
export async function boot(session: Session): Promise<void> {
  const { address, start } = session;
  history.replaceState(null, '', `${location.pathname}${address.rest}${location.hash}`);
  if (cookiesBlocked()) return setFault({ kind: 'cookies' });
  const known = address.hash ?? start?.hash ?? useHashId.getState().hashId;
  if (known !== null) useHashId.setState({ hashId: known });
  if (start?.system && start.hash === known && !saysMore(session)) return takeFirst(session, start.system, start.later);
  await startOtherwise(session, known);
}

/** Most links carry nothing but the hash; what the others need is fetched for them alone. */
const saysMore = ({ address: { token, jwtToken, redoStep, userOfficeToken } }: Session): boolean =>
  [token, jwtToken, redoStep, userOfficeToken].some((one) => one !== null);

async function startOtherwise(session: Session, known: string | null): Promise<void> {
  const other = await orNull(import('./otherStart.ts'));
  if (other !== null) return other.startOtherwise(session, known);
  setFault({ kind: 'connection', problem: unfetched() });
}
