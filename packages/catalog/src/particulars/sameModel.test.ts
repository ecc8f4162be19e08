import { describe, expect, it } from 'vitest';
import { isSameModel } from './sameModel.ts';

/* On the left as registers of vehicles write it, on the right as the price guide does: maker, and model. */

const volkswagen = 'VW - VolksWagen';
const chevrolet = 'GM - Chevrolet';

describe('one model', () => {
  it.each<[string, string, string, string]>([
    ['VW', 'GOL 1.0', volkswagen, 'Gol 1.0 Mi Total Flex 8V 4p'],
    ['', 'VW/GOL 1.0', volkswagen, 'Gol 1.0 Mi Total Flex 8V 4p'],
    ['VW/GOL 1.0', '', volkswagen, 'Gol 1.0 Mi Total Flex 8V 4p'],
    ['VOLKSWAGEN', 'NOVO GOL TL MCV', volkswagen, 'Gol Trendline 1.0 T.Flex 12V 5p'],
    ['', 'I/VW AMAROK CD4X4 HIGH', volkswagen, 'AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut'],
    ['VW', 'T CROSS CL TSI AD', volkswagen, 'T-Cross Comfortline 1.0 TSI Flex 5p Aut.'],
    ['VW', 'TCROSS HL', volkswagen, 'T-Cross Highline 1.4 TSI Flex 16V 5p Aut'],
    ['VW', 'SPACE FOX', volkswagen, 'SPACEFOX 1.6/ 1.6 Trend Total Flex 8V 5p'],
    ['VW', '24.280 CRM 6X2', 'VOLKSWAGEN', '24-280 E Constellation 3-Eixos 2p (diesel)'],
    ['VW', '8.160DRC 4X2', 'VOLKSWAGEN', '8-160 E Delivery 2p (diesel)(E5)'],
    ['GM', 'CORSA CLASSIC', chevrolet, 'Classic LS 1.0 VHC FlexP. 4p'],
    ['CHEVROLET', 'ONIX 10MT JOYE', chevrolet, 'ONIX HATCH Joy 1.0 8V Flex 5p Mec.'],
    ['', 'I/GM TRACKER LTZ AT', chevrolet, 'TRACKER LTZ 1.8 16V Flex 4x2 Aut.'],
    ['CHEVROLET', 'S10 LS DD4', chevrolet, 'S10 Pick-Up LS 2.8 TDI 4x4 CD Dies.Mec'],
    ['FIAT', 'PALIO WK ADVEN FLEX', 'Fiat', 'Palio Weekend Adventure 1.8 8V Flex'],
    ['FIAT', 'UNO MILLE WAY ECON', 'Fiat', 'Mille Way Economy 1.0 F.Flex 4p'],
    ['FIAT', 'MOBI LIKE', 'Fiat', 'Mobi Like 1.0 Fire Flex 5p.'],
    ['FORD', 'KA SE 1.0 HA', 'Ford', 'Ka 1.0 SE/SE Plus TiVCT Flex 5p'],
    ['FORD', 'FIESTASEDAN1.6FLEX', 'Ford', 'Fiesta Sedan 1.6 8V Flex 4p'],
    ['FORD', 'F250 XLT W20', 'Ford', 'F-250 XLT 3.9 4x2 Diesel'],
    ['HYUNDAI', 'HB20 1.0M COMFOR', 'Hyundai', 'HB20 Comfort Plus 1.0 Flex 12V Mec.'],
    ['HONDA', 'HRV EX CVT', 'Honda', 'HR-V EX 1.8 Flexone 16V 5p Aut.'],
    ['TOYOTA', 'HILUXSW4 SRV4X4', 'Toyota', 'Hilux SW4 SRV D4-D 4x4 3.0 TDI Dies. Aut'],
    ['', 'I/TOYOTA LAND CRUISER', 'Toyota', 'Land Cruiser Prado 3.0 Turbo Diesel'],
    ['CITROEN', 'AIRCROSS M FEEL', 'Citroën', 'C3 AIRCROSS Feel 1.6 Flex 16V 5p Mec.'],
    ['CITROËN', 'C 4 PALLAS20GAF', 'Citroën', 'C4 Pallas Exclusive 2.0/2.0 Flex Aut.'],
    ['PEUGEOT', '207HB XR', 'Peugeot', '207 XR 1.4 Flex 8V 5p'],
    ['RENAULT', 'MEGANESD DYN 16', 'Renault', 'Megane Sedan Dynamique Hi-Flex 1.6 16V'],
    ['', 'MMC/L200 TRITON 3.2 D', 'Mitsubishi', 'L200 Triton 3.2 CD TB Int.Diesel Aut'],
    ['', 'I/M.BENZ C180 CGI', 'Mercedes-Benz', 'C-180 CGI Classic 1.8 16V 156cv Aut.'],
    ['M.BENZ', '415CDISPRINTERM', 'Mercedes-Benz', 'Sprinter 415 Furgão 2.2 Diesel'],
    ['', 'I/BMW 320I ACTIVE FLEX', 'BMW', '320iA 2.0 Turbo/ActiveFlex 16V/GP 4p'],
    ['', 'I/AUDI A3SPB 1.4TFSI', 'Audi', 'A3 Sportback 1.4 TFSI Flex Aut.'],
    ['', 'I/VOLVO XC60 T5 MOMENTUM', 'Volvo', 'XC 60 T-5 MOMENTUM 2.0 FWD Aut.'],
    ['', 'I/LR R.ROVER EVOQUE PURE', 'Land Rover', 'Range Rover Evoque Pure 2.0 Aut. 5p'],
    ['', 'I/LR DISCOV4 3.0TDV6', 'Land Rover', 'Discovery4 SE 3.0 4X4 TDV6 Diesel Aut.'],
    ['', 'I/JEEP GCHEROKEE LTD', 'Jeep', 'Grand Cherokee Limited 3.6 4x4 V6 Aut.'],
    ['CAOA CHERY', 'TIGGO5X TXS', 'Caoa Chery', 'TIGGO 5X TXS 1.5 16V Turbo Flex Aut.'],
    ['', 'I/DODGE RAM 2500 LARAMIE', 'RAM', '2500 LARAMIE 6.7 TDI CD 4x4 Dies. Aut.'],
    ['HONDA', 'CG160 TITAN', 'Honda', 'CG 160 TITAN'],
    ['HONDA', 'NXR160 BROS ESDD', 'Honda', 'NXR 160 BROS ESDD FLEXONE'],
    ['YAMAHA', 'YS250 FAZER', 'Yamaha', 'FAZER YS 250/ FLEX'],
    ['', 'JTA/SUZUKI EN125 YES', 'Suzuki', 'EN 125 YES'],
    ['', 'H.DAVIDSON/XL 883', 'Harley-Davidson', 'SPORTSTER XL 883'],
    ['SCANIA', 'R 440 A6X4', 'SCANIA', 'R-440 A 6x4 2p (diesel)(E5)'],
    ['IVECO', 'STRALIHD 570S41TN', 'IVECO', 'STRALIS 570-S-41T 4x2 2p (diesel)'],
    ['HYUNDAI', 'HD 80', 'Hyundai', 'HD80 3.0 16V (diesel)'],
    ['HONDA', 'CB300R', 'Honda', 'CB 300R NEO SPORTS CAFÉ'],
    ['YAMAHA', 'MT03', 'Yamaha', 'MT-03 321cc'],
    ['YAMAHA', 'YZF R1', 'Yamaha', 'YZF R-1 1000'],
    ['YAMAHA', 'FZ25 FAZER', 'Yamaha', 'FAZER 250 BLUEFLEX'],
    ['YAMAHA', 'LANDER XTZ250', 'Yamaha', 'XTZ 250 LANDER 249cc'],
    ['HONDA', 'NX-4 FALCON', 'Honda', 'NX 400i FALCON'],
    ['HONDA', 'XL 700V TRANSALP', 'Honda', 'TRANSALP XL 700V'],
    ['VOLVO', 'FH12 420 4X2T', 'VOLVO', 'FH 420 4x2 2p (diesel)'],
    ['IVECO', 'DAILY 3514 CS', 'IVECO', 'DAILY 35S14 Chassi CS 2p (diesel)'],
    ['', 'I/M.BENZ GLA200', 'Mercedes-Benz', 'GLA 200 Advance 1.6 TB 16V Flex Aut.'],
    ['', 'I/LR EVOQUE P250', 'Land Rover', 'Evoque Si4 R-Dynamic 2.0 P250'],
    ['', 'I/LR DISCOVERY TDV6 SE', 'Land Rover', 'Discovery 3 SE 2.7 4x4 TDV6 Diesel'],
    ['VW', 'GOL 16V 2002', volkswagen, 'Gol 1000 Mi 8V 4p'],
    ['CITROEN', 'AIRCROSS 16 GLX', 'Citroën', 'C3 AIRCROSS GLX 1.6 Flex 16V 5p Mec.'],
    ['VW', '24.280 CRM 6X2', 'VOLKSWAGEN', 'Constellation 24-280 6x2 2p (diesel)'],
    // Where one does not say it, nothing tells them apart.
    ['FIAT', '', 'Fiat', 'Mobi Like 1.0 Fire Flex 5p.'],
    ['', '', 'Fiat', 'Mobi Like 1.0 Fire Flex 5p.'],
    ['', 'MOBI LIKE', '', 'mobi'],
    ['FÁBRICA QUALQUER', 'FÁBRICA QUALQUER MOBI', 'Fiat', 'Mobi Like 1.0'],
  ])('%s %s is %s %s', (marca, modelo, brand, model) => {
    const [told, said] = [
      { marca, modelo },
      { marca: brand, modelo: model },
    ];
    expect([isSameModel(told, said), isSameModel(said, told)]).toEqual([true, true]);
  });
});

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
