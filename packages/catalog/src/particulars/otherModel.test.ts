import { describe, expect, it } from 'vitest';
import { isSameModel } from './sameModel.ts';

/* On the left as registers of vehicles write it, on the right as the price guide does: maker, and model. */

const volkswagen = 'VW - VolksWagen';

describe('two models', () => {
  it.each<[string, string, string, string]>([
    ['VW', 'GOL 1.0', 'Fiat', 'Mobi Like 1.0 Fire Flex 5p.'],
    ['', 'VW/GOL 1.0 FLEX', volkswagen, 'Golf 1.4 TSI Comfortline Flex'],
    ['VW/GOL 1.0', '', volkswagen, 'Polo 1.0 Flex 12V 5p'],
    ['', 'VW/SAVEIRO CROSS', volkswagen, 'T-Cross Highline 1.4 TSI Flex 16V 5p Aut'],
    ['FIAT', 'PALIO ADVENTURE FLEX', 'Fiat', 'Strada Adventure 1.8 8V Flex CD'],
    ['FIAT', '500 CULT', 'Agrale', '500 Cult'],
    ['FERRARI', 'F8 TRIBUTO', 'Fiat', 'Mobi Like 1.0 Fire Flex 5p.'],
    ['FÁBRICA QUALQUER', 'NAVE', 'Fiat', 'Mobi Like 1.0 Fire Flex 5p.'],
    ['LAND ROVER', 'LAND ROVER DISCOVERY', 'Land Rover', 'Freelander 2 SE 3.2'],
    ['', 'LAND ROVER/DISCOVERY', 'Land Rover', 'Freelander 2 SE 3.2'],
    ['', 'I/M.BENZ A180', 'Mercedes-Benz', 'C-180 CGI Classic 1.8 16V 156cv Aut.'],
    ['', 'I/BMW 118I', 'BMW', '320iA 2.0 Turbo/ActiveFlex 16V/GP 4p'],
    ['', 'I/AUDI A4', 'Audi', 'A3 Sportback 1.4 TFSI Flex Aut.'],
    ['HONDA', 'WR-V EX', 'Honda', 'HR-V EX 1.8 Flexone 16V 5p Aut.'],
    ['TOYOTA', 'ETIOS CROSS', 'Toyota', 'Corolla Cross XRE 2.0 16V Flex Aut.'],
    ['FIAT', 'GRAND SIENA', 'Jeep', 'Grand Cherokee Limited 3.6 4x4 V6 Aut.'],
    ['HONDA', 'BIZ 125 ES', 'Honda', 'CG 125 FAN'],
    ['SCANIA', 'R 440 A6X4', 'SCANIA', 'G-420 A 6x4 2p (diesel)'],
    // Another number beside the same name.
    ['HONDA', 'CB 300R', 'Honda', 'CB 1000R'],
    ['HONDA', 'CBR 250R', 'Honda', 'CBR 1000RR FIREBLADE'],
    ['YAMAHA', 'MT-03', 'Yamaha', 'MT-09 900'],
    ['YAMAHA', 'YZF R3', 'Yamaha', 'YZF R-1 1000'],
    ['KAWASAKI', 'NINJA 300', 'Kawasaki', 'NINJA ZX-10R'],
    ['CAOA CHERY', 'TIGGO 2 LOOK', 'Caoa Chery', 'TIGGO 8 TXS 1.6'],
    ['SUZUKI', 'DL1000', 'Suzuki', 'V-STROM 650'],
    ['VW', 'GOL GL 2000', volkswagen, 'Parati GL 2000'],
    ['FIAT', 'TORO FREEDOM T270', 'Fiat', 'Pulse Abarth T270'],
    ['', 'I/LR RRS 3.0 TDV6 HSE', 'Land Rover', 'Discovery 4 SE 3.0 4X4 TDV6 Diesel Aut.'],
    ['FORD', 'TROLLER T4', 'Ford', 'Ka 1.0 SE/SE Plus TiVCT Flex 5p'],
    ['CAOA CHERY', 'TIGGO2', 'Caoa Chery', 'TIGGO8'],
    ['VOLVO', 'FH 380 4X2T', 'VOLVO', 'FH 540 6x4 2p (diesel)'],
    ['VW', '24.220', 'VOLKSWAGEN', '24-280 E Constellation'],
    ['', 'I/M.BENZ GLA200', 'Mercedes-Benz', 'GLA 45 AMG 4MATIC'],
    ['', 'I/M.BENZ 313CDI SPRINTERC', 'Mercedes-Benz', 'Sprinter 415 Furgão 2.2 Diesel'],
    ['YAMAHA', 'YBR125 FACTOR', 'Yamaha', 'FACTOR 150 ED'],
    ['CAOA CHERY', 'CAOA CHERY ARRIZO', 'Caoa Chery', 'TIGGO 5X TXS 1.5 16V Turbo Flex Aut.'],
  ])('%s %s is no %s %s', (marca, modelo, brand, model) => {
    const [told, said] = [
      { marca, modelo },
      { marca: brand, modelo: model },
    ];
    expect([isSameModel(told, said), isSameModel(said, told)]).toEqual([false, false]);
  });
});
