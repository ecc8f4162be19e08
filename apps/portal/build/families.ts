/**
 * Lazy chunks that are fetched together anyway, each family in one file: fewer requests on a slow line, and fewer names of
 * chunks that the first one has to carry.
 */
export const families = [
  // What many of the others share: first, so that none of them fetches another one for it.
  {
    name: 'common',
    test: /icons[\\/]MoreIcons|overlays[\\/](?:Toasts|toast\.|StatusMark|statusMark|Overlay|overlay\.|useKept|useModal|useBackToClose|backStack|Drawer|useSheetDrag|drag\.|lines)|layout[\\/]screen\.|illustrations[\\/]Ring|fields[\\/](?:useOptions|useResource|referenceQuery|pageAddress)|form[\\/]nextField|controls[\\/](?:noOptions|ButtonLink)|screens[\\/]screens\.module|shell[\\/]hostMessages|journey[\\/]multiProposal/,
  },
  {
    name: 'vocabulary',
    test: /wholeVocabulary|form[\\/]shaped|catalog[\\/]src[\\/](?:formats|parts[\\/]lookedUp|fields[\\/](?:index|button|cep|cnpj|imageCapture|sliderMoney|anoModelo|checkBoxGroup|consultaPlaca|inputRealEstate|list|modeloVeiculo|percentage|textWithAuto))|domain[\\/]src[\\/](?:formats|formatters|(?:text|date)[\\/]formatters)/,
  },
  {
    name: 'links',
    test: /wire[\\/](?:client|readProblem)|form[\\/]sendForm|state[\\/](?:saved\.|sealedDrafts|mergeDrafts|drafts\.|keepTyped)|device[\\/]pads|journey[\\/](?:refresh|faults|anotherCpf|cancel|forgetPerson|leave|link|otherLink|poll|refusedPolls|tellProblem|withdrawal)|shell[\\/]backToOffers|start[\\/](?:otherStart|linkParameters|workForLink)|views[\\/]stepActions/,
  },
  {
    name: 'choices',
    test: /fields[\\/](?:(?:Select|Radio|Chips|Checkbox|CheckboxGroup|Date)Field|dateReason)|(?:ChoiceList|OptionImage|OptionLabel|OptionsState|SelectControl|select\.|choice\.|RadioGroup|ChipGroup|CheckboxGroup|CheckboxControl|choiceFields)/,
  },
  {
    name: 'amounts',
    test: /fields[\\/](?:(?:Amount|Money|Percent|Slider)Field|amountJumps|amountReason|moneyLimits|sliderStep)|controls[\\/](?:(?:Amount|Money|Percent|Slider)Control|TypedAmount|amount\.|money\.|percent\.|slider\.|snap|useSettled)/,
  },
  {
    name: 'look-ups',
    test: /fields[\\/](?:AutoCompleteField|CepField|cpfResource|address|lookUp\.|company[\\/])|controls[\\/](?:AutoCompleteControl|Suggestions|suggestions\.|useSearch)/,
  },
  {
    name: 'around',
    test: /overlays[\\/](?:Dialog\.|ConfirmDialog|confirm\.|followFinger)|shell[\\/](?:IdleWatch|ManualBanner)|screens[\\/](?:Questions|MultiProposal|ProposalRow|Waiting)/,
  },
  { name: 'pictures', test: /ui[\\/]src[\\/]illustrations[\\/]|views[\\/]illustration/ },
  { name: 'tutorial', test: /views[\\/](?:Tutorial|tutorial)|theme[\\/]numbered/ },
  // Fetched when a step is drawn, for what comes after it.
  {
    name: 'next',
    test: /form[\\/]enterKey|journey[\\/]evidence|views[\\/](?:token[\\/]|preloadNext|form[\\/](?:Terms|FormNotes|DraftWords|RemakeWords|RedoDocument|FormProblems|Known|known|NewFields|remake|formProblems))/,
  },
  {
    name: 'screens',
    test: /screens[\\/](?:otherScreens|OtherPage|HandedBackScreen|(?:door|mydata)[\\/]|MyProposalsScreen|(?:Fault|Landing|Left|Lost|Status)Screen|HelpLine|useWayIn)|layout[\\/]ErrorScreen/,
  },
  { name: 'vehicle', test: /fields[\\/]vehicle[\\/]/ },
  {
    name: 'more',
    test: /fields[\\/](?:(?:List|Button|Message|Shown)Field|askedAt|[sS]hownLine|Help\.|ButtonIcon|RowTitle|rowNames|[Tt]utorial\.|readTutorial)|controls[\\/](?:ListControl|list\.|useGroupFocus|EditedText|edited\.|tidyLine)|icons[\\/](?:EditIcon|MoreIcons)/,
  },
  {
    name: 'offers',
    test: /views[\\/](?:offer[\\/]|FinalView|FollowUpView|ends[\\/](?:[aA]greed))|domain[\\/]src[\\/]text[\\/]nearest|ui[\\/]src[\\/]money[\\/]/,
  },
  {
    name: 'panels',
    test: /ui[\\/]src[\\/]panel[\\/](?!QrCode)|views[\\/](?:PanelView|ends[\\/]|elsewhere[\\/](?:LinkPanel|startAction|useResend|useCountdown))|icons[\\/]EndIcons|layout[\\/](?:LastWay|lastWay|Scene|scene)|controls[\\/](?:Breakable|breakable)|views[\\/](?:leaveNote|panelOf|stages|useWatch|watch|Details|details|BenefitQuery|readingViews)/,
  },
  {
    name: 'phone',
    test: /QrCode|uqr|views[\\/]elsewhere[\\/](?:Identity|OnThePhone|PhonePass|elsewhere|phoneViews)/,
  },
  {
    name: 'photos',
    test: /views[\\/]elsewhere[\\/](?:Photos|photos|leadBack|here)|fields[\\/]image[\\/]|form[\\/]goesOn|(?:FileImage|file\.module)|ImagePreview/,
  },
  {
    name: 'previews',
    test: /portal[\\/]src[\\/]preview[\\/](?:previewPages|ComponentsPage|CataloguePage|catalogue|Choice|preview\.module|steps[\\/])/,
  },
  { name: 'companion', test: /views[\\/]companion[\\/](?!Beside)/ },
  // Last: what they share with another family stays there, so that nobody fetches them for it.
  {
    name: 'menu',
    test: /overlays[\\/](?:Menu|menu\.)|icons[\\/]MenuIcons|shell[\\/](?:Answers|answers|Look|MenuRows|PortalMenu|menu\.|questions|StepsDrawer|steps\.)/,
  },
];
