/** The tenth sign of each model year from 1980 on, and again from 2010 on: no I, O, Q, U or Z, and no zero. */
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/**
 * The model years that the tenth sign of a chassis may stand for, thirty years apart (ISO 3779, ABNT NBR 6066); none where it is no sign of
 * a year. Vehicles produced or imported since 1999 have to have it there (Resolução CONTRAN 24/1998, art. 1º and art. 2º, § 6º).
 */
export function chassisYears(chassis: string): readonly number[] {
  const at = YEAR_SIGNS.indexOf(chassis.trim().toUpperCase().charAt(9) || ' ');
  return at === -1 ? [] : [0, 1].map((turn) => FIRST_YEAR + at + turn * YEAR_SIGNS.length);
}
