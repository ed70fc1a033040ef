// The peer of constraints-bench: builds and solves systems of constraints with kiwi, as the lines of constraints.py ask.
#include <kiwi/kiwi.h>

#include <ctime>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct WrittenConstraint {
  std::vector<std::pair<size_t, double>> terms;
  kiwi::RelationalOperator relation;
  double constant;
  double strength;
};

struct WrittenSystem {
  std::string isNonNegative;
  std::vector<WrittenConstraint> constraints;
};

struct Built {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

long computed() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000L + time.tv_nsec;
}

Built build(const WrittenSystem &system) {
  Built result;
  result.variables.resize(system.isNonNegative.size());
  for (size_t index = 0; index < result.variables.size(); index++)
    if (system.isNonNegative[index] == '1')
      result.constraints.emplace_back(
          kiwi::Expression(kiwi::Term(result.variables[index])), kiwi::OP_GE,
          kiwi::strength::required);
  for (const auto &constraint : system.constraints) {
    std::vector<kiwi::Term> terms;
    terms.reserve(constraint.terms.size());
    for (const auto &[index, factor] : constraint.terms)
      terms.emplace_back(result.variables[index], factor);
    result.constraints.emplace_back(
        kiwi::Expression(std::move(terms), -constraint.constant), constraint.relation,
        constraint.strength);
  }
  return result;
}

void solve(const Built &built) {
  kiwi::Solver solver;
  for (const auto &constraint : built.constraints) solver.addConstraint(constraint);
  solver.updateVariables();
}

WrittenConstraint read(std::istringstream &words) {
  WrittenConstraint result;
  double priority;
  std::string relation;
  words >> priority >> result.strength >> relation >> result.constant;
  result.relation = relation == "<=" ? kiwi::OP_LE : relation == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
  if (priority >= 1000) result.strength = kiwi::strength::required;
  size_t index;
  double factor;
  while (words >> index >> factor) result.terms.emplace_back(index, factor);
  return result;
}

}  // namespace

int main() {
  std::vector<WrittenSystem> systems;
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "clear") {
      systems.clear();
    } else if (word == "variables") {
      systems.emplace_back();
      words >> systems.back().isNonNegative;
    } else if (word == "constraint") {
      systems.back().constraints.push_back(read(words));
    } else if (word == "batch") {
      long rounds, building = 0, solving = 0;
      words >> rounds;
      for (long round = 0; round < rounds; round++) {
        long start = computed();
        std::vector<Built> all;
        all.reserve(systems.size());
        for (const auto &system : systems) all.push_back(build(system));
        long built = computed();
        for (const auto &system : all) solve(system);
        solving += computed() - built;
        building += built - start;
      }
      std::printf("%ld %ld\n", building / rounds, solving / rounds);
      std::fflush(stdout);
    } else if (word == "values") {
      for (const auto &system : systems) {
        Built built = build(system);
        solve(built);
        for (const auto &variable : built.variables) std::printf("%.17g ", variable.value());
      }
      std::printf("\n");
      std::fflush(stdout);
    } else if (word == "quit") {
      return 0;
    }
  }
}
