import type { LookedUp } from '../parts/lookedUp.ts';
import { anoModeloVeiculo } from './anoModeloVeiculo/lookedUp.ts';
import { cnpj } from './cnpj/lookedUp.ts';
import { consultaPlaca } from './consultaPlaca/lookedUp.ts';
import { modeloVeiculo } from './modeloVeiculo/lookedUp.ts';

/** The kinds whose answer holds what somebody outside told. The page needs none of it, so it stands beside the kinds. */
export const lookedUp: Readonly<Record<string, LookedUp>> = { anoModeloVeiculo, cnpj, consultaPlaca, modeloVeiculo };
