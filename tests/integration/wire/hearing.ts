import type { TestServer } from '../../support/server.ts';
import { CheckedDevice } from './checkedDevice.ts';

/** A device that keeps every answer it was given. */
export class HearingDevice extends CheckedDevice {
  readonly heard: string[] = [];

  override async call(...call: Parameters<CheckedDevice['call']>): ReturnType<CheckedDevice['call']> {
    const answer = await super.call(...call);
    this.heard.push(JSON.stringify(answer.body));
    return answer;
  }
}

/** All that the lender is told from now on: each question with what it was asked. */
export function listenAtLender({ runtime }: TestServer): readonly string[] {
  const told: string[] = [];
  const hear = (name: string, question: unknown): void => void told.push(`${name} ${JSON.stringify(question)}`);
  for (const [name, operation] of Object.entries<{ ask(question: never, asking: never): unknown }>(runtime.providers)) {
    if (!name.startsWith('lender.')) continue;
    const ask = operation.ask.bind(operation);
    operation.ask = (question, asking) => (hear(name, question), ask(question, asking));
  }
  const quoting: Record<string, unknown> = Object(runtime.lender);
  for (const [name, quote] of Object.entries(quoting))
    if (typeof quote === 'function')
      quoting[name] = (question: unknown, ...more: unknown[]): unknown => (
        hear(name, question),
        quote(question, ...more)
      );
  return told;
}
