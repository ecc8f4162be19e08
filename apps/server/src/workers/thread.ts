import { Worker } from 'node:worker_threads';
import type { Hire } from './seat.ts';

/** A thread of this process: ends in the middle of any JavaScript, and dies alone of its own heap. It knows nothing of our environment. */
export const threadAt =
  <Task, Answer>(entry: URL, mostHeapMb: number): Hire<Task, Answer> =>
  ({ answered, gone }) => {
    const thread = new Worker(entry, { env: {}, resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
    thread.unref();
    thread.on('message', (answer: Answer) => answered(answer));
    thread.on('error', gone);
    thread.on('exit', gone);
    return {
      give: (task) => thread.postMessage(task),
      end: async () => void (await thread.terminate()),
    };
  };
