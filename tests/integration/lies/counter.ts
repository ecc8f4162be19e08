import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { createLogger } from '../../../apps/server/src/platform/logger.ts';
import { personal } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import type { HeardByLender } from '../../support/httpLender.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { startTestServer } from '../../support/server.ts';
import { dayOfOffers, startLyingLender, type Lie } from './lender.ts';
import { wishOf } from './wishes.ts';

/* The real server beside a lender that lies over HTTP, and customers of the shipped channels who stand before their offer. */

/** Somebody who stands where offers are shown, and what their lender says and hears. */
export interface Scene {
  readonly customer: Customer;
  readonly world: World;
  readonly product: string;
  /** Where the offers are. */
  readonly step: string;
  /** What the lender says from now on in place of one honest answer; `null`: it is honest again. Answers how often it lied before. */
  tell(lie: Lie | null): number;
  heard(): readonly HeardByLender[];
  /** The codes under which operators have heard, since they were last taken, that something was not let in. */
  takeCodes(): readonly string[];
  forgetLimits(): Promise<void>;
}

interface Other {
  readonly birthDate?: string;
  /** What the lender says from the beginning. */
  readonly lie?: Lie;
}

export interface Counter {
  /** A customer of the product's channel. */
  customerOf(product: string, other?: Other): Promise<Scene>;
  /** The same customer where they stand before the offers; another one where theirs could not be reserved, and waits to be tried again. */
  standing(scene: Scene): Promise<Scene>;
  close(): Promise<void>;
}

const OFFER_STEPS = ['simulacao', 'ofertas', 'opcoes', 'bancos', 'contratos', 'proposta-do-banco'];

export async function openCounter(): Promise<Counter> {
  const [database, lender] = await Promise.all([freshDatabase(), startLyingLender()]);
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const server = await startTestServer({ databaseUrl: database.url, clock: dayOfOffers, env: lender.env, logger });
  const world = new World(server.url);
  let people = 0;
  const counter: Counter = {
    standing: async (scene) => (scene.customer.current === scene.step ? scene : counter.customerOf(scene.product)),
    customerOf: async (product, other = {}) => {
      const { birthDate = personal.dataNascimento, lie = null } = other;
      const customer = new Customer(server.url);
      const at = (people += 1);
      customer.phone = `1197${1_000_000 + at}`;
      customer.self = { ...personal, dataNascimento: birthDate };
      await begin(customer, wishOf(product).channel, exampleCpf('25', at));
      const id = customer.proposal?._id ?? '';
      lender.tell(id, lie);
      await goOn(customer, world, ({ currentStep }) => OFFER_STEPS.includes(currentStep));
      return {
        ...{ customer, world, product, step: customer.current },
        tell: (lie) => lender.tell(id, lie),
        heard: () => lender.heard.filter(({ key }) => key.startsWith(id)),
        takeCodes: () => lines.splice(0).flatMap(codesIn),
        forgetLimits: async () => void (await server.runtime.db.query('delete from rate_limit')),
      };
    },
    close: async () => {
      await server.close();
      lender.close();
      await database.drop();
    },
  };
  return counter;
}

function codesIn(line: string): readonly string[] {
  const { codes }: { readonly codes?: readonly string[] } = JSON.parse(line);
  return codes ?? [];
}
