import type { Shelf } from '#demo/seed/shelf.ts';

export const diabetesMedicine: Shelf = {
  subCategoryId: 15,
  lines: `
= Metformin Hydrochloride | মেটফরমিন | rx | diabetes, sugar, ডায়াবেটিস, সুগার
Comet | কমেট | Square | tab, 500 mg, 4 ; tab, 850 mg, 6
Nobesit | নোবেসিট | Incepta | tab, 500 mg, 4 ; tab, 850 mg, 6
Oramet | ওরামেট | Drug International | tab, 500 mg, 4 ; tab, 850 mg, 6
Bigmet | বিগমেট | Renata | tab, 500 mg, 4 ; tab, 850 mg, 6
Informet | ইনফরমেট | Beximco | tab, 500 mg, 3
Daomin | ডাওমিন | Acme | tab, 850 mg, 6
Met | মেট | Opsonin | tab, 500 mg, 4

= Gliclazide | গ্লিক্লাজাইড | rx | diabetes, sugar, ডায়াবেটিস
Comprid | কমপ্রিড | Square | tab, 80 mg, 7
Comprid XR | কমপ্রিড এক্সআর | Square | er, 30 mg, 6.05 ; er, 60 mg, 11
Diamicron MR | ডায়ামাইক্রন এমআর | Servier | mr, 30 mg, 12, 15 ; mr, 60 mg, 18.50, 15
Dimerol | ডাইমেরল | Drug International | tab, 80 mg, 8, 14
Consucon | কনসুকন | Incepta | tab, 80 mg, 7
Lozide | লোজাইড | ACI | tab, 80 mg, 7

= Glimepiride | গ্লিমেপিরাইড | rx | diabetes, ডায়াবেটিস
Secrin | সেক্রিন | Square | tab, 1 mg, 6 ; tab, 2 mg, 9 ; tab, 3 mg, 12 ; tab, 4 mg, 15
Amaryl | অ্যামারিল | Synovia | tab, 1 mg, 6.90, 15 ; tab, 2 mg, 12.95, 15
Losucon | লোসুকন | Incepta | tab, 1 mg, 6 ; tab, 2 mg, 9
Limpet | লিমপেট | Drug International | tab, 2 mg, 9, 14

= Linagliptin | লিনাগ্লিপটিন | rx | diabetes, ডায়াবেটিস
Linaglip | লিনাগ্লিপ | Aristopharma | tab, 5 mg, 20
Linita | লিনিটা | Square | tab, 5 mg, 15
Linatab | লিনাট্যাব | Incepta | tab, 5 mg, 18
Lijenta | লিজেন্টা | JMI | tab, 5 mg, 22

= Linagliptin + Metformin Hydrochloride | লিনাগ্লিপটিন + মেটফরমিন | rx | diabetes, ডায়াবেটিস
Linaglip-M | লিনাগ্লিপ-এম | Aristopharma | tab, 2.5 mg+500 mg, 12 ; tab, 2.5 mg+850 mg, 14
Linatab M | লিনাট্যাব এম | Incepta | tab, 2.5 mg+500 mg, 12

= Sitagliptin | সিটাগ্লিপটিন | rx | diabetes, ডায়াবেটিস
Sitagil | সিটাজিল | Incepta | tab, 50 mg, 15 ; tab, 100 mg, 28
Sliptin | স্লিপটিন | Drug International | tab, 50 mg, 15, 14
Glipita | গ্লিপিটা | Beximco | tab, 50 mg, 13

= Sitagliptin + Metformin Hydrochloride | সিটাগ্লিপটিন + মেটফরমিন | rx | diabetes, ডায়াবেটিস
Sliptin-M | স্লিপটিন-এম | Drug International | tab, 50 mg+500 mg, 16, 14 ; tab, 50 mg+1000 mg, 19, 14

= Vildagliptin | ভিল্ডাগ্লিপটিন | rx | diabetes, ডায়াবেটিস
Galvus | গ্যালভাস | Novartis | tab, 50 mg, 31.50, 14
Vildapin | ভিল্ডাপিন | Acme | tab, 50 mg, 15
Viglita | ভিগলিটা | Square | tab, 50 mg, 16
Vigatin | ভিগাটিন | Eskayef | tab, 50 mg, 20

= Vildagliptin + Metformin Hydrochloride | ভিল্ডাগ্লিপটিন + মেটফরমিন | rx | diabetes, ডায়াবেটিস
Galvus Met | গ্যালভাস মেট | Novartis | tab, 50 mg+500 mg, 31.50 ; tab, 50 mg+850 mg, 31.50
Viglimet | ভিগলিমেট | Square | tab, 50 mg+500 mg, 18 ; tab, 50 mg+850 mg, 20
Vildapin Plus | ভিল্ডাপিন প্লাস | Acme | tab, 50 mg+500 mg, 19

= Empagliflozin | এম্পাগ্লিফ্লোজিন | rx | diabetes, ডায়াবেটিস
Jardiance | জার্ডিয়ান্স | Boehringer | tab, 10 mg, 60 ; tab, 25 mg, 77
Emjard | এমজার্ড | Square | tab, 10 mg, 25 ; tab, 25 mg, 40
Jardian | জার্ডিয়ান | Beximco | tab, 10 mg, 25
Empatab | এমপাট্যাব | Incepta | tab, 10 mg, 25

= Dapagliflozin Propanediol | ডাপাগ্লিফ্লোজিন | rx | diabetes, ডায়াবেটিস
Dapaglip | ডাপাগ্লিপ | Incepta | tab, 5 mg, 16 ; tab, 10 mg, 30

= Empagliflozin + Metformin Hydrochloride | এম্পাগ্লিফ্লোজিন + মেটফরমিন | rx | diabetes, ডায়াবেটিস
Emjard M | এমজার্ড এম | Square | tab, 5 mg+500 mg, 15, 6
`,
};
