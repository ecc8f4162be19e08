import os from 'node:os';
import path from 'node:path';
import type { VendorExamples } from '../../testing/vendorExamples.ts';

export const examples: VendorExamples = { environment: { STORAGE_FOLDER: path.join(os.tmpdir(), 'passo-documents') } };
