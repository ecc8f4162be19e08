import { useMemo } from 'react';
import { useConfig } from '../state/config.ts';
import { useProposal } from '../state/proposal.ts';
import { journeyOf, type Journey } from './journey.ts';

/** The journey as it stands; null until the configuration is known. */
export function useJourney(): Journey | null {
  const config = useConfig((state) => state.config);
  const proposal = useProposal((state) => state.proposal);
  return useMemo(() => (config === null ? null : journeyOf(config, proposal)), [config, proposal]);
}

export function currentJourney(): Journey | null {
  const { config } = useConfig.getState();
  return config === null ? null : journeyOf(config, useProposal.getState().proposal);
}
